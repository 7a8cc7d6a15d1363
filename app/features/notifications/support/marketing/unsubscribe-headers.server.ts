/** By these a mail program offers a button of its own to refuse more of the kind (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (href: string) => ({
  "List-Unsubscribe": `<${href}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
