import { usePatientT } from "~/i18n/use-t";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";

/** What a clinic says of itself, and how to reach it. */
export interface Clinic {
  about: string;
  website: string;
  email: string;
  phone: string;
}

/** The clinic in its own words; nothing where it says nothing. */
export function AboutClinic({ clinic: { about, website, email, phone } }: { clinic: Clinic }) {
  const { t } = usePatientT();
  const ways = [
    phone && { href: telHref(phone), text: phoneShown(phone) },
    email && { href: `mailto:${email}`, text: email },
    website && { href: website, text: new URL(website).host },
  ].filter((way) => way !== "");
  if (!about && ways.length === 0) return null;
  return (
    <Card title={t("booking:aboutClinic")}>
      {about && (
        <p className="whitespace-pre-line" dir="auto">
          {about}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6">
        {ways.map(({ href, text }) => (
          <li key={href}>
            <TextLink href={href} dir="ltr" className="inline-flex min-h-11 items-center">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
