import { classNames } from "~/ui/base/class-names";
import { paths } from "~/paths";
import type { PrintedFact, PrintedProfile, PrintedRecord, PrintedSection } from "../../domain/export/printed-profile";

/** A whole health profile as a sheet of paper: the same for the screen, the printer and a PDF. */
export function ProfileSheet({ profile }: { profile: PrintedProfile }) {
  const { practice, title, person, madeAt, confidential, sections } = profile;
  return (
    <article className="flex flex-col gap-6 rounded-md bg-surface p-4 text-ink tablet:p-8 print:gap-4 print:p-0 print:text-sm">
      <header className="flex flex-col gap-4 border-b-2 border-line-strong pb-4">
        <div className="flex items-center justify-between gap-6">
          <p className="text-lg font-semibold">
            <bdi>{practice.name}</bdi>
          </p>
          {practice.logoFileId !== null && (
            <img src={paths.logo(practice.logoFileId)} alt="" className="max-h-14 max-w-40 object-contain" />
          )}
        </div>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <Facts facts={person} />
        <p className="text-sm text-muted">
          {madeAt} · {confidential}
        </p>
      </header>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </article>
  );
}

function Section({ section: { title, records, nothing } }: { section: PrintedSection }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="break-after-avoid border-b border-line pb-1 text-lg font-semibold">{title}</h2>
      {records.length === 0 ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {records.map((record, index) => (
            <Entry key={index} record={record} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A record is not torn apart by the end of a page. */
function Entry({ record: { name, facts, written, struck = false } }: { record: PrintedRecord }) {
  return (
    <li className="flex break-inside-avoid flex-col gap-1 py-2">
      <div className={classNames("flex flex-col gap-1", struck && "text-muted line-through")}>
        <h3 className="font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <Facts facts={facts} />
      </div>
      <p className="text-sm text-muted">{written}</p>
    </li>
  );
}

function Facts({ facts }: { facts: readonly PrintedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-muted">{term}:</dt>
          <dd className="min-w-0 whitespace-pre-line">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
