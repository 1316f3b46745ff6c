import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { usePlatformRulesQuery } from '#shared/rules/api.ts';
import { counted } from '#ui/format/labels.ts';
import { usePlatformFeeQuery } from '../fee/api.ts';
import { CompanyPage } from '../layout/CompanyPage.tsx';
import { Contents } from '../layout/Contents.tsx';
import { Prose } from '../layout/Prose.ts';
import { findQuestions, questionsAt } from './find-questions.ts';
import { HelpSearch } from './HelpSearch.tsx';
import type { QuestionGroup } from './question.ts';
import { Questions } from './Questions.tsx';

/** /help */
export function HelpPage() {
  const [params] = useSearchParams();
  const term = (params.get('search') ?? '').slice(0, 100).trim();
  const { data: fee } = usePlatformFeeQuery();
  const { data: rules } = usePlatformRulesQuery();
  const groups = questionsAt(fee?.feeCents, rules);
  const found = findQuestions(groups, term);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  useOpenAnswer();
  return (
    <CompanyPage
      title="Help"
      description="Answers about booking, prices, cancelling, your account and your data, and for providers."
      path={paths.help}
      lead={
        <>
          Answers to what people ask most. If yours is not among them, <Link to={paths.contact}>write to us</Link>.
        </>
      }
      noindex={term !== ''}
      data={term === '' ? [faqOf(groups)] : []}
      aside={<Contents entries={found} />}
    >
      <HelpSearch term={term} />
      <Prose>
        <p role="status">{term && (count === 0 ? `No question has “${term}” in it.` : `${counted(count, 'question')} with “${term}”`)}</p>
        {found.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Questions questions={questions} open={term !== ''} />
          </section>
        ))}
      </Prose>
    </CompanyPage>
  );
}

/** What /help#id is about stands open. */
function useOpenAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.querySelector(`details[id="${CSS.escape(hash.slice(1))}"]`)?.setAttribute('open', '');
  }, [hash, key]);
}

const faqOf = (groups: readonly QuestionGroup[]) => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
});
