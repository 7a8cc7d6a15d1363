import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { classNames } from "~/ui/base/class-names";
import { Dotted } from "~/ui/base/dotted";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import type { NoteKind } from "../../domain/notes/note";
import { SnippetCard, type SnippetCardProps } from "./snippet-card";

/** What has just been done with a template or a snippet. */
export const KEPT_DONE = ["saved", "removed", "turnedOff", "turnedOn"] as const;
export type KeptDone = (typeof KEPT_DONE)[number];

interface KeptTemplate {
  id: string;
  name: string;
  kind: NoteKind;
  enabled: boolean;
  isOwn: boolean;
  mayChange: boolean;
}

/** One of the product's own, which somebody can begin their own with. */
interface BuiltIn {
  id: string;
  name: string;
  kind: NoteKind;
  headings: readonly string[];
  isCopied: boolean;
}

interface KeptTextsProps extends Omit<SnippetCardProps, "answer"> {
  title: string;
  templates: readonly KeptTemplate[];
  builtIn: readonly BuiltIn[];
  done: KeptDone | null;
  answer: PostedAnswer | undefined;
}

/** The templates and snippets that somebody has, with the forms to add one. */
export function KeptTexts(props: KeptTextsProps) {
  const { title, templates, builtIn, snippets, done, answer, mayManage, mayHaveOwn } = props;
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={mayHaveOwn && <BackLink href={paths.notes()}>{t("note-editor:unsigned.title")}</BackLink>}
        title={title}
        lead={t("note-editor:templates.lead")}
        actions={
          <LinkButton href={paths.noteTemplate("new")} icon="plus">
            {t("note-editor:templates.addTemplate")}
          </LinkButton>
        }
      />
      {done && <Banner tone="good" live title={t(`note-editor:templates.done.${done}`)} />}
      <Card title={t("note-editor:templates.templates")}>
        {templates.length === 0 ? (
          <p className="text-muted">{t("note-editor:templates.empty")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <TemplateLine key={template.id} template={template} />
            ))}
          </ul>
        )}
        <BuiltInList templates={builtIn} />
      </Card>
      <SnippetCard {...{ snippets, answer, mayManage, mayHaveOwn }} />
    </>
  );
}

/** The product's own: what each asks for, and the way to one's own of it. */
function BuiltInList({ templates }: { templates: readonly BuiltIn[] }) {
  const { t, format } = useT();
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">{t("note-editor:templates.builtIn")}</h3>
      <ul className="divide-y divide-line">
        {templates.map(({ id, name, kind, headings, isCopied }) => (
          <li key={id} className={LINE}>
            <p className="font-medium">
              <bdi>{name}</bdi>
            </p>
            <p className="text-sm text-muted">
              <Dotted parts={[t(`notes:kinds.${kind}`), format.parts([...headings])]} />
            </p>
            {isCopied && (
              <LinkButton
                href={paths.noteTemplate("new", { from: id })}
                size="small"
                tone="quiet"
                aria-label={t("note-editor:templates.copyOf", { name })}
              >
                {t("note-editor:templates.copy")}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its name, what it is, and what can be done with it: side by side where there is room. */
const LINE =
  "grid items-center gap-x-5 py-2 tablet:grid-cols-[14rem_minmax(0,1fr)_auto] max-tablet:justify-items-start";

function TemplateLine({ template: { id, name, kind, enabled, isOwn, mayChange } }: { template: KeptTemplate }) {
  const { t } = useT();
  const about = [t(`notes:kinds.${kind}`), t(`note-editor:templates.${isOwn ? "own" : "organization"}`)];
  return (
    <li className={LINE}>
      <p className={classNames("font-medium", !enabled && "text-muted")}>
        <bdi>{name}</bdi>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Dotted parts={about} />
        {!enabled && <StatusBadge colour="orange">{t("note-editor:templates.disabled")}</StatusBadge>}
      </p>
      {mayChange && (
        <form method="post" className="flex flex-wrap max-tablet:-ms-3.5">
          <input type="hidden" name="id" value={id} />
          <LinkButton
            href={paths.noteTemplate(id)}
            size="small"
            tone="quiet"
            aria-label={t("note-editor:templates.editOf", { name })}
          >
            {t("note-editor:templates.edit")}
          </LinkButton>
          <Button
            type="submit"
            name="intent"
            value={enabled ? "disable" : "enable"}
            size="small"
            tone="quiet"
            aria-label={t(enabled ? "note-editor:templates.turnOffOf" : "note-editor:templates.turnOnOf", { name })}
          >
            {t(enabled ? "note-editor:templates.turnOff" : "note-editor:templates.turnOn")}
          </Button>
        </form>
      )}
    </li>
  );
}
