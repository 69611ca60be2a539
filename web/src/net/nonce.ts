// A nonce marks a request, so that it can be asked again after its answer was lost and nothing is done twice.

const bytes = 16

/** Random, as no other request of this reader has it. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
