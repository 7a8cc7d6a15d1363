import { TextLink } from "~/ui/base/link";

/** Leads from the wording of a mail to that of its text, and back. */
export const OtherWay = ({ href, label }: { href: string; label: string }) => (
  <p>
    <TextLink href={href} className="inline-flex min-h-11 items-center">
      {label}
    </TextLink>
  </p>
);
