import type { Random } from "./random";

/** A UUIDv7 (RFC 9562) of the given instant (UTC ms) whose 74 random bits come from the stream: the same each time. */
export function demoId(at: number, random: Random): string {
  const digits = (count: number) => {
    let text = "";
    while (text.length < count) text += random.whole(0, 0xffff).toString(16).padStart(4, "0");
    return text.slice(0, count);
  };
  const time = at.toString(16).padStart(12, "0");
  const variant = random.pick(["8", "9", "a", "b"]);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}
