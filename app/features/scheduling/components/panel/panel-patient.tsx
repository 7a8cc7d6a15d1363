import { useT } from "~/i18n/use-t";
import { phoneText } from "~/kernel/contact/phone-text";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { Avatar } from "~/ui/view/avatar";
import { patientName } from "../appointments/person-names";
import { PanelNewPatient } from "./panel-new-patient";
import { panelId, type PanelPart, type PanelPatient } from "./panel-props";
import { PanelSection } from "./panel-section";

/** For whom: a patient who is found as their name is typed, or somebody new. */
export function PanelPatientPart(props: PanelPart) {
  const { view, errorOf } = props;
  const { t } = useT();
  return (
    <PanelSection name="patient" title={t("booking-panel:patient.title")}>
      {view.patient ? (
        <Chosen patient={view.patient} search={view.search} />
      ) : view.isNew ? (
        <PanelNewPatient {...props} />
      ) : (
        <Search view={view} error={errorOf("patientId")} />
      )}
    </PanelSection>
  );
}

/** What tells people of one name apart. */
function Facts({ number, birthDate, ...patient }: PanelPatient) {
  const { t, format } = useT();
  const phone = phoneText(patient);
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
      {birthDate && <span>{format.plainDate(birthDate)}</span>}
      {phone && <bdi dir="ltr">{phone}</bdi>}
      <span>{t("scheduling:setSteps.number", { number })}</span>
    </span>
  );
}

function Chosen({ patient, search }: { patient: PanelPatient; search: string }) {
  const { t } = useT();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <HiddenFields fields={{ patientId: patient.id, search: search || undefined }} />
      <Avatar name={patientName(patient)} colourKey={patient.id} size="small" />
      <div className="min-w-0 grow">
        <bdi className="font-semibold">{patientName(patient)}</bdi>
        <Facts {...patient} />
      </div>
      <Button type="submit" name="who" value="search" formNoValidate tone="secondary" size="small">
        {t("scheduling:setSteps.change")}
      </Button>
    </div>
  );
}

function Search({ view: { search, found, addsPatients }, error }: { view: PanelPart["view"]; error?: string }) {
  const { t } = useT();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <TextField
            id={panelId("patientId")}
            name="search"
            type="search"
            label={t("booking-panel:patient.search")}
            defaultValue={search}
            autoComplete="off"
            autoFocus
            error={error}
            data-panel-search
          />
        </div>
        <Button type="submit" name="look" value="anew" formNoValidate tone="secondary" icon="search">
          {t("scheduling:setSteps.search")}
        </Button>
        {addsPatients && (
          <Button type="submit" name="who" value="new" formNoValidate tone="secondary" icon="plus">
            {t("scheduling:setSteps.newPatient")}
          </Button>
        )}
      </div>
      {search && found.length === 0 && <p role="status">{t("scheduling:setSteps.nobody")}</p>}
      <FoundPatients found={found} label={t("booking-panel:patient.found")} search={search} />
    </>
  );
}

interface FoundPatientsProps {
  found: PanelPart["view"]["found"];
  label: string;
  /** What was searched for. */
  search: string;
}

/** Patients on file, each a press away. */
export function FoundPatients({ found, label, search }: FoundPatientsProps) {
  if (found.length === 0) return null;
  return (
    <ul
      aria-label={label}
      data-found-for={search}
      className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line bg-surface"
    >
      {found.map((person) => (
        <li key={person.id} id={panelId(person.id)}>
          <button
            type="submit"
            name="pick"
            value={person.id}
            formNoValidate
            className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover:bg-brand-soft aria-selected:bg-brand-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
          >
            <Avatar name={patientName(person)} colourKey={person.id} size="small" />
            <span className="min-w-0">
              <bdi className="font-semibold">{patientName(person)}</bdi>
              <Facts {...person} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
