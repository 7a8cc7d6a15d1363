import type { ReactNode } from "react";

/** What somebody typed in several lines, as they typed it. */
export function WrittenText({ text }: { text: ReactNode }) {
  return (
    <p dir="auto" className="max-w-prose font-normal wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}
