import { useId, type ReactNode } from "react";
import { TextLink } from "~/ui/base/link";

interface FrontSectionProps {
  title: string;
  /** Where all of it is. */
  more?: { href: string; text: string };
  children: ReactNode;
}

/** A part of the front page with its title. */
export function FrontSection({ title, more, children }: FrontSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="font-display text-2xl font-semibold">
          {title}
        </h2>
        {more && (
          <TextLink href={more.href} className="inline-flex min-h-11 items-center">
            {more.text}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}
