/**
 * Notes the visitor's zone, so that the next page can show their own time beside the place's. In another site's page
 * no cookie is set: there the address tells the zone.
 */
export function noteViewerZone(): void {
  if (window.parent !== window) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const cookie = `__Host-vp_zone=${encodeURIComponent(timeZone)}`;
  if (!timeZone || document.cookie.includes(cookie)) return;
  document.cookie = `${cookie}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`;
}
