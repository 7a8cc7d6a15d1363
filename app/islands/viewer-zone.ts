/**
 * Notes the visitor's zone, so that the next page can show their own time beside the place's. In another site's page
 * no cookie is set: there the address tells the zone.
 */
export function noteViewerZone(): void {
  if (window.parent !== window) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone || document.cookie.includes(`vp_zone=${encodeURIComponent(timeZone)}`)) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `vp_zone=${encodeURIComponent(timeZone)}; Path=/secure/providerweb; Max-Age=2592000; SameSite=Lax${secure}`;
}
