import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { MailFact } from "../../domain/mail/mail-content";
import { styles } from "./mail-styles";

export interface MailFactsProps {
  title: string;
  rows: readonly MailFact[];
  background: string;
}

/** The facts of an appointment, each under its name. */
export function MailFacts({ title, rows, background }: MailFactsProps) {
  return (
    <Section style={{ ...styles.facts, backgroundColor: background }}>
      <Text style={styles.factsTitle}>{title}</Text>
      {rows.map(({ term, lines }) => (
        <Text key={term} style={styles.fact}>
          <span style={styles.term}>{term}</span>
          {lines.map((line) => (
            <span key={line} style={styles.line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </Text>
      ))}
    </Section>
  );
}
