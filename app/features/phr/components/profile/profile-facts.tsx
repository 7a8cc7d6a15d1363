import { useT } from "~/i18n/use-t";
import { BLOOD_GROUP, GENDER, HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import { phoneText } from "~/kernel/contact/phone-text";
import type { AskedField } from "~/screens/asked-field";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";

type Profile = Readonly<Record<string, string | number | null>>;

interface ProfileFactsProps {
  profile: Profile;
  /** What the forms ask, in their order. */
  details: readonly AskedField[];
  address: readonly AskedField[];
  mayChange: boolean;
  /** Whose it is; undefined for the reader's own. */
  patient: string | undefined;
}

/** The value of a field in the reader's words; empty where it is not known. */
function useFactText(profile: Profile) {
  const { t, format } = useT();
  const coded = (name: string, code: unknown): string | undefined => {
    if (name === "gender") {
      const gender = nameOfCode(GENDER, Number(code));
      return gender ? t(`common:genders.${gender}`) : "";
    }
    if (name === "title") {
      const title = nameOfCode(HONORIFIC, Number(code));
      return title ? t(`common:honorifics.${title}`) : "";
    }
    if (name !== "bloodGroup") return undefined;
    const blood = nameOfCode(BLOOD_GROUP, Number(code));
    return blood && blood !== "notSpecified" ? blood : "";
  };
  return ({ name, kind, options, listed }: AskedField): string => {
    const value = profile[name];
    const text = coded(name, value);
    if (text !== undefined) return text;
    if (value === null || value === undefined || value === "") return "";
    if (name === "phone")
      return phoneText({ phoneCallingCode: String(profile.phoneCallingCode ?? ""), phone: String(value) });
    if (listed === "countries") return format.countryName(String(value));
    if (kind === "date") return format.plainDate(String(value), "medium");
    const option = options?.find((each) => each.value === value);
    return option ? t(option.label) : String(value);
  };
}

/** Who a patient is, how they are reached and where they live. */
export function ProfileFacts({ profile, details, address, mayChange, patient }: ProfileFactsProps) {
  const { t } = useT();
  const textOf = useFactText(profile);
  const rowsOf = (fields: readonly AskedField[]) =>
    fields
      .filter(({ name }) => name !== "phoneCallingCode")
      .flatMap((field) => {
        const value = textOf(field);
        return value === "" ? [] : [{ term: t(field.label), value: <bdi>{value}</bdi> }];
      });
  const email = profile.email
    ? [{ term: t("common:fields.email"), value: <bdi dir="ltr">{String(profile.email)}</bdi> }]
    : [];
  const number = { term: t("health-profile:number"), value: <bdi>{String(profile.number)}</bdi> };
  const change = (href: string, about: string) =>
    mayChange && (
      <LinkButton href={href} tone="secondary" size="small" icon="edit" aria-label={`${t("phr:list.edit")}: ${about}`}>
        {t("phr:list.edit")}
      </LinkButton>
    );
  const lives = rowsOf(address);
  return (
    <>
      <Card
        title={t("health-profile:details.title")}
        actions={change(paths.profileDetails({ patient }), t("health-profile:details.title"))}
      >
        <SummaryList rows={[...rowsOf(details), ...email, number]} />
      </Card>
      <Card
        title={t("health-profile:address.title")}
        actions={change(paths.profileAddress({ patient }), t("health-profile:address.title"))}
      >
        {lives.length > 0 ? (
          <SummaryList rows={lives} />
        ) : (
          <p className="text-muted">{t("health-profile:address.none")}</p>
        )}
      </Card>
    </>
  );
}
