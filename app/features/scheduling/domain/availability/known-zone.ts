/** The IANA name of a zone where Intl knows it, else null: what came in from outside may be anything. */
export function knownZone(zone: string | undefined | null): string | null {
  try {
    return zone ? new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}
