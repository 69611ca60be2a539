// A nonce marks a request, so that it can be asked again after its answer was lost and nothing is done twice.
import { hex } from './seed'

const bytes = 16

/** Random: no other request of this reader has it. */
export function freshNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}
