import { usePatientT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { Banner } from "~/ui/view/banner";
import type { HelpLines } from "../../domain/questionnaires/questionnaire";

/** Whom to call now, for a patient whose answer says that they think of harming themselves. */
export function HelpNow({ lines }: { lines: HelpLines }) {
  const { t } = usePatientT();
  const ways = [
    { label: t("questionnaires:help.emergency"), phone: lines.emergency },
    ...(lines.crisis === null ? [] : [{ label: t("questionnaires:help.crisis"), phone: lines.crisis }]),
    ...(lines.practice === "" ? [] : [{ label: t("questionnaires:help.practice"), phone: lines.practice }]),
  ];
  return (
    <Banner tone="error" live title={t("questionnaires:help.title")}>
      <p>{t("questionnaires:help.text")}</p>
      <ul className="mt-1">
        {ways.map(({ label, phone }) => (
          <li key={label}>
            {label}{" "}
            <a
              href={telHref(phone)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              <bdi>{phone}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
