import { personName } from "~/features/patients/components/person-name";
import type { ShownPerson } from "~/features/patients/components/patient-facts";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { ThumbBar } from "~/ui/action/thumb-bar";
import type { IconName } from "~/ui/base/icon";

export interface PatientActsProps {
  patient: {
    person: ShownPerson;
    maySet: boolean;
    mayUpdate: boolean;
    mayReadHealthRecord: boolean;
    mayOpenHealthRecord: boolean;
    mayConsult: boolean;
    mayMonitor: boolean;
  };
}

/** The ways on from a patient that this reader has, the likeliest first. */
function useWays({ patient }: PatientActsProps): { href: string; icon: IconName; words: string }[] {
  const { person, mayUpdate, mayReadHealthRecord, mayOpenHealthRecord, mayConsult, mayMonitor } = patient;
  const { t } = useT();
  const of = { patient: person.id };
  return [
    {
      ...{ href: paths.healthProfile(of), icon: "heart" as const, words: t("patients:details.healthRecord") },
      shown: mayReadHealthRecord,
    },
    {
      ...{ href: paths.newConsultation(of), icon: "plus" as const, words: t("consultations:newTitle") },
      shown: mayConsult,
    },
    {
      ...{ href: paths.proposeMonitoring(of), icon: "pulse" as const, words: t("monitoring:staff.propose") },
      shown: mayMonitor,
    },
    {
      ...{ href: paths.openRecord(), icon: "lock" as const, words: t("patients:list.openRecord") },
      shown: mayOpenHealthRecord,
    },
    {
      ...{ href: paths.patientEdit(person.id), icon: "edit" as const, words: t("patients:details.edit") },
      shown: mayUpdate,
    },
  ].filter(({ shown }) => shown);
}

/** What can be done from the head of a wide page. */
export function PatientHeadActs(props: PatientActsProps) {
  const ways = useWays(props);
  return (
    <div className="flex flex-wrap gap-2 max-tablet:hidden">
      {ways.map(({ href, icon, words }) => (
        <LinkButton key={href} {...{ href, icon }} tone="secondary" size="small">
          {words}
        </LinkButton>
      ))}
    </div>
  );
}

/** The same on a phone, at its foot: booking, the likeliest of the others, and the rest in a menu. */
export function PatientThumbActs(props: PatientActsProps) {
  const { person, maySet } = props.patient;
  const { t } = useT();
  const ways = useWays(props);
  const booking = { href: paths.bookingPanel({ patient: person.id }), icon: "calendar" as const };
  const all = [...(maySet ? [{ ...booking, words: t("scheduling:actions.book") }] : []), ...ways];
  const [first, second, ...rest] = all;
  if (!first) return null;
  return (
    <div className="tablet:hidden">
      <ThumbBar>
        <div className="flex items-center gap-2">
          <LinkButton href={first.href} icon={first.icon} className="shrink-0 grow">
            {first.words}
          </LinkButton>
          {second && (
            <LinkButton href={second.href} icon={second.icon} tone="secondary" className="grow">
              {second.words}
            </LinkButton>
          )}
          {rest.length > 0 && (
            <RowMenu label={t("common:rowActions")} about={personName(person)}>
              {rest.map(({ href, icon, words }) => (
                <RowMenuLink key={href} {...{ href, icon }}>
                  {words}
                </RowMenuLink>
              ))}
            </RowMenu>
          )}
        </div>
      </ThumbBar>
    </div>
  );
}
