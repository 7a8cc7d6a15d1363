import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BirthDateField } from "~/screens/birth-date-field";
import { Button, LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";

interface KioskPageProps {
  title: string;
  /** Whether somebody has just checked in. */
  done: boolean;
  /** Of the practice. */
  name: string;
  /** The location; null where one of `places` is to be chosen. */
  place: { id: string; name: string } | null;
  places: readonly { id: string; name: string }[];
  errors: readonly { message: string }[];
  /** There were too many wrong entries here. */
  tooMany: boolean;
}

/** The kiosk at the entrance: large, calm, and saying nothing of anybody. */
export function KioskPage({ title, done, name, place, places, errors, tooMany }: KioskPageProps) {
  const { t } = usePatientT();
  return (
    <main id="content" className="mx-auto flex min-h-dvh w-full max-w-xl flex-col justify-center gap-6 px-5 py-8">
      <header className="flex flex-col gap-1">
        <p className="text-muted">
          <bdi>{[name, place?.name].filter(Boolean).join(" · ")}</bdi>
        </p>
        <h1 className="text-3xl font-semibold">{done ? t("arrivals:kiosk.done") : title}</h1>
        <p className="text-lg">{done ? t("arrivals:kiosk.doneText") : t("arrivals:kiosk.lead")}</p>
      </header>
      {errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      {tooMany && place && (
        <LinkButton href={paths.kiosk(place.id)} size="large" tone="secondary" wide>
          {t("arrivals:kiosk.tryAgain")}
        </LinkButton>
      )}
      {place && (done ? <Again place={place} /> : <KioskForm />)}
      {!place && (
        <Stack>
          {places.map(({ id, name: label }) => (
            <LinkButton key={id} href={paths.kiosk(id)} size="large" tone="secondary" wide>
              <bdi>{label}</bdi>
            </LinkButton>
          ))}
        </Stack>
      )}
    </main>
  );
}

function Again({ place }: { place: { id: string } }) {
  const { t } = usePatientT();
  return (
    <LinkButton href={paths.kiosk(place.id)} size="large" tone="secondary" wide>
      {t("arrivals:kiosk.again")}
    </LinkButton>
  );
}

/** Nothing that was typed is shown again, since the next person reads it. */
function KioskForm() {
  const { t } = usePatientT();
  return (
    <Card>
      <form method="post" autoComplete="off" noValidate className="flex flex-col gap-6">
        <TextField
          name="code"
          label={t("arrivals:kiosk.code")}
          hint={t("arrivals:kiosk.codeHint")}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
        />
        <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
          <legend className="pe-3 font-semibold">{t("arrivals:kiosk.or")}</legend>
          <TextField name="patientName" label={t("arrivals:kiosk.name")} autoComplete="off" />
          <BirthDateField name="dateOfBirth" label={t("arrivals:kiosk.dateOfBirth")} shared />
        </fieldset>
        <Button type="submit" size="large" wide>
          {t("arrivals:kiosk.submit")}
        </Button>
      </form>
    </Card>
  );
}
