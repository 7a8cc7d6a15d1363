import { usePatientT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";

interface Link {
  label: string;
  url: string;
}

export interface ProviderMoreProps {
  more: {
    academics: readonly string[];
    achievements: readonly string[];
    additionalTraining: readonly string[];
    profileExtraInfo: string;
    urls: readonly Link[];
    resources: readonly Link[];
    testimonials: readonly { author: string; text: string }[];
    posts: readonly { title: string; text: string; on: string }[];
    videoUrl: string;
  };
}

const LISTS = ["academics", "achievements", "additionalTraining"] as const;
const LINKS = ["urls", "resources"] as const;

function Posts({ posts }: Pick<ProviderMoreProps["more"], "posts">) {
  const { t, format } = usePatientT();
  if (posts.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t("booking:provider.posts")}</h2>
      {posts.map(({ title, text, on }) => (
        <article key={`${on} ${title} ${text}`} className="flex max-w-prose flex-col gap-1">
          {title && (
            <h3 dir="auto" className="font-semibold">
              {title}
            </h3>
          )}
          <time dateTime={on} className="text-sm text-muted">
            {format.plainDate(on, "long")}
          </time>
          <p dir="auto" className="whitespace-pre-line">
            {text}
          </p>
        </article>
      ))}
    </section>
  );
}

/** What a provider tells of themselves besides who they are; nothing where nothing was told. */
export function ProviderMore({ more }: ProviderMoreProps) {
  const { t } = usePatientT();
  return (
    <>
      {LISTS.filter((name) => more[name].length > 0).map((name) => (
        <section key={name} className="flex flex-col gap-2">
          <h2 className="text-xl font-semibold">{t(`booking:provider.${name}`)}</h2>
          <ul className="list-disc ps-5">
            {more[name].map((entry) => (
              <li key={entry} dir="auto">
                {entry}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more.profileExtraInfo && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl font-semibold">{t("booking:provider.moreInfo")}</h2>
          <p dir="auto" className="max-w-prose whitespace-pre-line">
            {more.profileExtraInfo}
          </p>
        </section>
      )}
      {more.videoUrl && (
        <p>
          <LinkButton href={more.videoUrl} icon="camera" tone="secondary" rel="noreferrer nofollow ugc">
            {t("booking:provider.video")}
          </LinkButton>
        </p>
      )}
      <Posts posts={more.posts} />
      {LINKS.filter((name) => more[name].length > 0).map((name) => (
        <section key={name} className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold">{t(`booking:provider.${name}`)}</h2>
          <ul className="flex flex-col">
            {more[name].map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <TextLink
                  href={url}
                  rel="noreferrer nofollow ugc"
                  className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
                >
                  <bdi>{label}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more.testimonials.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl font-semibold">{t("booking:provider.testimonials")}</h2>
          {more.testimonials.map(({ author, text }) => (
            <figure key={`${author} ${text}`} className="max-w-prose border-s-4 border-brand-soft ps-4">
              <blockquote dir="auto" className="whitespace-pre-line">
                {text}
              </blockquote>
              {author && (
                <figcaption dir="auto" className="mt-1 text-sm text-muted">
                  {author}
                </figcaption>
              )}
            </figure>
          ))}
        </section>
      )}
    </>
  );
}
