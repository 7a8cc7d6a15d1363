/** Why a camera, a microphone or a screen is not had. */
export type MediaProblem = "denied" | "missing" | "busy" | "insecure" | "unknown";

/** What a refusal of getUserMedia means (W3C Media Capture and Streams, section 10.2; older names included). */
export function problemOf(error: unknown): MediaProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  switch (name) {
    case "NotAllowedError":
    case "PermissionDeniedError":
      return "denied";
    case "NotFoundError":
    case "DevicesNotFoundError":
    case "OverconstrainedError":
      return "missing";
    case "NotReadableError":
    case "TrackStartError":
    case "AbortError":
      return "busy";
    case "SecurityError":
    case "TypeError":
      return "insecure";
    default:
      return "unknown";
  }
}

/** Browsers that ask for a camera each in their own way. */
export type BrowserKind = "chrome" | "chromeAndroid" | "edge" | "firefox" | "safari" | "safariIos" | "other";

/** Tells the browser by its user agent, so that the person is told where to press in theirs. */
export function browserKind(userAgent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "safariIos";
  if (/Edg\//.test(userAgent)) return "edge";
  if (/Firefox\//.test(userAgent)) return "firefox";
  if (/Chrom(e|ium)\//.test(userAgent)) return /Android/.test(userAgent) ? "chromeAndroid" : "chrome";
  return /Safari\//.test(userAgent) ? "safari" : "other";
}
