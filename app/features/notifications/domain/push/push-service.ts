/** The push services of the browsers there are: Chrome and its kin, Firefox, Edge, Safari. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "notify.windows.com",
  "push.apple.com",
] as const;

/** Whether an address is a push service's: a browser's word alone must not make the platform call anything else. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  return (
    protocol === "https:" &&
    port === "" &&
    PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  );
}
