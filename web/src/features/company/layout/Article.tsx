import type { ReactNode } from 'react';
import { CompanyPage } from './CompanyPage.tsx';
import { Contents, type Entry } from './Contents.tsx';
import { Prose } from './Prose.ts';

/** A part of a long page, with an address of its own (`#id`). */
export interface Chapter extends Entry {
  Text: () => ReactNode;
}

interface Props {
  title: string;
  description: string;
  path: string;
  lead: ReactNode;
  chapters: readonly Chapter[];
  /** Chapters that others refer to by their number. */
  numbered?: boolean;
}

/** A long page: its table of contents, and its chapters. */
export function Article({ chapters, numbered = false, ...page }: Props) {
  return (
    <CompanyPage {...page} aside={<Contents entries={chapters} numbered={numbered} />}>
      <Prose>
        {chapters.map(({ id, title, Text }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{numbered ? `${index + 1}. ${title}` : title}</h2>
            <Text />
          </section>
        ))}
      </Prose>
    </CompanyPage>
  );
}
