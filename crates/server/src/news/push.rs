//! Web Push: a letter is encrypted for one browser (RFC 8291 over RFC 8188) and handed to the push service of its maker,
//! which knows this hall by a signed note (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::header::{HeaderName, HeaderValue};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::outgoing::{Outgoing, parse_address};
use super::{Delivered, Letter, judge};
use crate::limits::{PUSH_BYTES_MAX, PUSH_SIGNED_FOR};
use crate::machine::random_bytes;

const PUBLIC_KEY_BYTES: usize = 65;
const SALT_BYTES: usize = 16;
const AUTH_BYTES: usize = 16;
const CEK_BYTES: usize = 16;
const NONCE_BYTES: usize = 12;
/// The length of a record; a letter is always a single one.
const RECORD_BYTES: u32 = 4096;
/// Ends the last record.
const LAST_RECORD: u8 = 2;
/// Letters of the header that lets a later push take the place of an earlier one.
const TOPIC_CHARS: usize = 32;

/// Where one browser is reached, and for whom to encrypt, as the browser gives it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Subscription {
    pub endpoint: String,
    /// The browser's public key and its secret, in base64url.
    pub p256dh: String,
    pub auth: String,
}

/// The keys of a subscription as bytes.
struct Receiver {
    public: [u8; PUBLIC_KEY_BYTES],
    auth: [u8; AUTH_BYTES],
}

impl Subscription {
    fn receiver(&self) -> Option<Receiver> {
        let public = URL_SAFE_NO_PAD.decode(self.p256dh.trim_end_matches('=')).ok()?;
        let auth = URL_SAFE_NO_PAD.decode(self.auth.trim_end_matches('=')).ok()?;
        Some(Receiver { public: public.try_into().ok()?, auth: auth.try_into().ok()? })
    }

    /// Whether something can be encrypted for it.
    pub fn is_sound(&self) -> bool {
        encrypt(self, b"").is_some()
    }
}

/// A plain text as the body of a push. Nothing where the browser's keys are none.
pub fn encrypt(to: &Subscription, plain: &[u8]) -> Option<Vec<u8>> {
    let receiver = to.receiver()?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let public = own.compute_public_key().ok()?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, receiver.public);
    let salt = random_bytes::<SALT_BYTES>();
    agree_ephemeral(own, &peer, |secret| seal(secret, &receiver, public.as_ref(), &salt, plain)).ok()?
}

/// Everything after the two keys have agreed on a secret.
fn seal(secret: &[u8], to: &Receiver, public: &[u8], salt: &[u8], plain: &[u8]) -> Option<Vec<u8>> {
    let shared = expand(&extract(&to.auth, secret), &[b"WebPush: info\0", &to.public[..], public].concat());
    let key = extract(salt, &shared);
    let content_key = expand(&key, b"Content-Encoding: aes128gcm\0");
    let nonce = expand(&key, b"Content-Encoding: nonce\0");
    let nonce = Nonce::try_assume_unique_for_key(nonce.get(..NONCE_BYTES)?).ok()?;
    let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, content_key.get(..CEK_BYTES)?).ok()?);
    let mut sealed = [plain, &[LAST_RECORD]].concat();
    cipher.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
    let length = [u8::try_from(public.len()).ok()?];
    Some([salt, &RECORD_BYTES.to_be_bytes(), &length, public, &sealed].concat())
}

/// The two steps of HKDF (RFC 5869) with SHA-256; one block is always enough.
fn extract(salt: &[u8], secret: &[u8]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), secret).as_ref().to_vec()
}

fn expand(key: &[u8], info: &[u8]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &[info, &[1]].concat()).as_ref().to_vec()
}

/// The key by which push services know this hall.
pub struct PushKey {
    pair: EcdsaKeyPair,
}

impl PushKey {
    /// A new key as it is stored.
    pub fn fresh_secret() -> Option<String> {
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
        Some(URL_SAFE_NO_PAD.encode(pkcs8.as_ref()))
    }

    pub fn read(secret: &str) -> Option<PushKey> {
        let pkcs8 = URL_SAFE_NO_PAD.decode(secret).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &pkcs8, &SystemRandom::new()).ok()?;
        Some(PushKey { pair })
    }

    /// For `pushManager.subscribe`.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key().as_ref())
    }

    /// Says to the service behind an origin who we are.
    fn authorization(&self, origin: &str, contact: Option<&str>, now_ms: u64) -> Option<String> {
        #[derive(Serialize)]
        struct Claims<'a> {
            aud: &'a str,
            exp: u64,
            #[serde(skip_serializing_if = "Option::is_none")]
            sub: Option<&'a str>,
        }
        let exp = now_ms / 1000 + PUSH_SIGNED_FOR.as_secs();
        let claims = serde_json::to_vec(&Claims { aud: origin, exp, sub: contact }).ok()?;
        let head = URL_SAFE_NO_PAD.encode(br#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.as_ref()), self.public()))
    }
}

/// Hands a letter to the push service of a browser.
pub async fn deliver(
    outgoing: &Outgoing,
    key: &PushKey,
    contact: Option<&str>,
    wall_ms: u64,
    to: &Subscription,
    letter: &Letter,
) -> Delivered {
    let refused = |why: &str| Delivered::Refused(why.to_owned());
    let Ok(plain) = serde_json::to_vec(letter) else { return refused("no letter") };
    if plain.len() > PUSH_BYTES_MAX {
        return refused("the letter is too long");
    }
    let Some(body) = encrypt(to, &plain) else { return refused("the keys of the browser are none") };
    let Some(url) = parse_address(&to.endpoint) else { return refused("the address is none") };
    let Some(signed) = key.authorization(&url.origin().ascii_serialization(), contact, wall_ms) else {
        return refused("no signature");
    };
    let mut topic = URL_SAFE_NO_PAD.encode(Sha256::digest(letter.tag.as_bytes()));
    topic.truncate(TOPIC_CHARS);
    let lines = [
        ("authorization", signed),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", letter.useful.as_secs().to_string()),
        ("urgency", if letter.urgent { "high" } else { "normal" }.to_owned()),
        ("topic", topic),
    ];
    let mut headers = Vec::with_capacity(lines.len());
    for (name, value) in lines {
        let Ok(value) = HeaderValue::from_str(&value) else { return refused("a header is none") };
        headers.push((HeaderName::from_static(name), value));
    }
    outgoing.post(&url, &headers, body).await.map_or_else(Delivered::from, |status| judge(status.as_u16()))
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64url")
    }

    /// Section 5 and appendix A of RFC 8291.
    #[test]
    fn the_example_of_the_rfc_agrees() {
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let to = Subscription {
            endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV".to_owned(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        };
        let public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let plain = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&secret, &to.receiver().expect("keys"), &public, &salt, plain).expect("sealed");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6\
                        TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
        assert!(to.is_sound());
        assert!(!Subscription { auth: "AAAA".to_owned(), ..to.clone() }.is_sound());
        assert!(!Subscription { p256dh: URL_SAFE_NO_PAD.encode([4; PUBLIC_KEY_BYTES]), ..to }.is_sound(), "no point");
    }

    #[test]
    fn the_signature_holds_for_its_service_and_its_time() {
        let key = PushKey::read(&PushKey::fresh_secret().expect("a key")).expect("the same key");
        let line = key.authorization("https://push.example.net", Some("mailto:a@example.org"), 5_000).expect("signed");
        let (token, public) = line.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a note");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let peer = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        peer.verify(signed.as_bytes(), &bytes(signature)).expect("signed by us");
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(signed.split_once('.').expect("claims").1)).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["sub"], "mailto:a@example.org");
        assert_eq!(claims["exp"], 5 + 12 * 3600);
    }

    #[test]
    fn answers_of_services_are_understood() {
        assert_eq!(judge(201), Delivered::Told);
        assert_eq!(judge(410), Delivered::Gone);
        assert!(matches!(judge(429), Delivered::Later(_)));
        assert!(matches!(judge(301), Delivered::Refused(_)), "nobody follows");
        assert!(matches!(judge(403), Delivered::Refused(_)));
    }
}
