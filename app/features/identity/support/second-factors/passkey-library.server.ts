/** Asks for passkeys and checks their answers, with the certificates that these may bring. Read when it is first needed. */
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
