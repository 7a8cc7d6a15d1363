import type { CSSProperties } from "react";

const INK = "#1d2a2e";
const MUTED = "#54646a";
const SANS = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Noto Sans Arabic', sans-serif";

const text = (size: number, more: CSSProperties = {}): CSSProperties => ({
  fontFamily: SANS,
  fontSize: `${size}px`,
  lineHeight: 1.55,
  color: INK,
  margin: "0 0 16px",
  ...more,
});

/** Styles that mail programs understand; margins are the same on both sides, so that both directions look right. */
export const styles = {
  body: { backgroundColor: "#f7f5f0", margin: "0", padding: "24px 12px" },
  container: { maxWidth: "560px", margin: "0 auto" },
  header: { borderRadius: "14px 14px 0 0", padding: "22px 32px" },
  organization: text(19, { fontWeight: 600, margin: "0", lineHeight: 1.3 }),
  sheet: { backgroundColor: "#ffffff", borderRadius: "0 0 14px 14px", padding: "32px" },
  greeting: text(17, { fontWeight: 600 }),
  paragraph: text(16),
  facts: { borderRadius: "10px", padding: "20px 22px 8px", margin: "8px 0 24px" },
  factsTitle: text(15, { fontWeight: 600, margin: "0 0 10px" }),
  fact: text(16, { margin: "0 0 12px", lineHeight: 1.45 }),
  term: { display: "block", fontSize: "13px", color: MUTED },
  line: { display: "block" },
  actions: { margin: "0 0 8px" },
  button: {
    fontFamily: SANS,
    fontSize: "16px",
    fontWeight: 600,
    borderRadius: "10px",
    borderStyle: "solid",
    borderWidth: "1px",
    padding: "13px 24px",
    textDecoration: "none",
    display: "inline-block",
  },
  other: text(16, { margin: "16px 0 0" }),
  link: { textDecoration: "underline" },
  hint: text(14, { color: MUTED, margin: "16px 0" }),
  address: { textDecoration: "underline", wordBreak: "break-all" },
  rule: { borderColor: "transparent", margin: "8px 0" },
  footer: text(13, { color: MUTED, margin: "0 20px", textAlign: "center" }),
} satisfies Record<string, CSSProperties>;
