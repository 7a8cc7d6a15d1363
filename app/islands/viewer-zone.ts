/** Notes the visitor's zone, so that the next page can show their own time beside the place's. */
export function noteViewerZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone || document.cookie.includes(`vp_zone=${encodeURIComponent(timeZone)}`)) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `vp_zone=${encodeURIComponent(timeZone)}; Path=/secure/providerweb; Max-Age=2592000; SameSite=Lax${secure}`;
}
