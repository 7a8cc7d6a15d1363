import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { brandPalette, type BrandShades } from "~/ui/brand-colour";
import type { MailContent } from "../../domain/mail/mail-content";
import { MailFacts } from "./mail-facts";
import { styles } from "./mail-styles";

export interface MailDocumentProps {
  content: MailContent;
  organization: string;
  brandColour: string | null;
  /** BCP 47. */
  lang: string;
  dir: "ltr" | "rtl";
  /** Said before a link that is written out. */
  linkHint: string;
}

function Actions({ content, shades, linkHint }: { content: MailContent; shades: BrandShades; linkHint: string }) {
  const [main, ...others] = content.actions;
  if (!main) return null;
  return (
    <Section style={styles.actions}>
      <Button
        href={main.href}
        style={{ ...styles.button, backgroundColor: shades.brand, color: shades.ink, borderColor: shades.edge }}
      >
        {main.label}
      </Button>
      {others.map(({ label, href }) => (
        <Text key={label} style={styles.other}>
          <Link href={href} style={{ ...styles.link, color: shades.text }}>
            {label}
          </Link>
        </Text>
      ))}
      <Text style={styles.hint}>
        {linkHint}
        <br />
        <Link href={main.href} style={{ ...styles.address, color: shades.text }}>
          {main.href}
        </Link>
      </Text>
    </Section>
  );
}

/** One line a row; a text of one line stands as it is. */
function Lines({ of: lines }: { of: readonly string[] }) {
  if (lines.length === 1) return lines[0];
  return lines.map((line, index) => (
    <span key={index} style={styles.line}>
      {line}
    </span>
  ));
}

/**
 * The looks of every mail: the organization's name on its colour, then a sheet with what there is to say. All styles
 * stand on the elements: many programs drop a style sheet, and the page that shows mails in development allows none.
 */
export function MailDocument({ content, organization, brandColour, lang, dir, linkHint }: MailDocumentProps) {
  const shades = brandPalette(brandColour).light;
  const { subject, greeting, paragraphs, details, hints, closing, footer, unsubscribe } = content;
  return (
    <Html lang={lang} dir={dir}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Section style={{ ...styles.header, backgroundColor: shades.brand }}>
            <Text style={{ ...styles.organization, color: shades.ink }}>{organization}</Text>
          </Section>
          <Section style={styles.sheet}>
            <Text style={styles.greeting}>{greeting}</Text>
            {paragraphs.map((paragraph, index) => (
              <Text key={index} style={styles.paragraph}>
                <Lines of={paragraph.split("\n")} />
              </Text>
            ))}
            {details && <MailFacts {...details} background={shades.soft} />}
            <Actions content={content} shades={shades} linkHint={linkHint} />
            {hints.map((hint) => (
              <Text key={hint} style={styles.hint}>
                {hint}
              </Text>
            ))}
            <Text style={styles.paragraph}>
              <Lines of={closing} />
            </Text>
          </Section>
          <Hr style={styles.rule} />
          <Text style={styles.footer}>{footer}</Text>
          {unsubscribe && (
            <Text style={styles.footer}>
              <Link href={unsubscribe.href} style={{ ...styles.link, color: shades.text }}>
                {unsubscribe.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}
