/** An IPv4 address in IPv6 notation (RFC 4291, section 2.5.5.2). */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Network of an address: the first 24 bits of an IPv4 address, the first 64 of an IPv6 address (RFC 6177). Whoever has
 * one of its addresses can get the others.
 */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  const plain = mapped ?? address;
  if (!plain.includes(":")) return plain.split(".").slice(0, 3).join(".");
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
