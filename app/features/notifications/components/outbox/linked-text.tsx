import { TextLink } from "~/ui/base/link";

/** A mail's plain text, with its addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <TextLink key={`${part}-${index}`} href={part} className="break-all">
            {part}
          </TextLink>
        ),
      )}
    </p>
  );
}
