import type { PlatformRulesDto } from '#api/generated-public.ts';
import { hoursLabel } from '#shared/rules/Hours.tsx';
import { money } from '#ui/format/money.ts';
import { ACCOUNT } from './account-questions.ts';
import { BOOKING } from './booking-questions.ts';
import { PAYING } from './paying-questions.ts';
import { PROVIDING } from './provider-questions.ts';
import type { Question, QuestionGroup } from './question.ts';

const GROUPS: readonly QuestionGroup[] = [BOOKING, PAYING, ACCOUNT, PROVIDING];

/** All of them, with the platform fee and the deadlines of now; without them, as long as nobody knows. */
export function questionsAt(feeCents: number | undefined, rules: PlatformRulesDto | undefined): readonly QuestionGroup[] {
  const ofFee = feeCents === undefined ? '' : ` of ${money(feeCents)}`;
  const inWords = (text: string) =>
    text
      .replace('{of fee}', ofFee)
      .replace('{answer hours}', hoursLabel(rules?.answerHours))
      .replace('{agree hours}', hoursLabel(rules?.agreeHours));
  const told = ({ answer, ...question }: Question) => ({ ...question, answer: answer.map(inWords) });
  return GROUPS.map(({ questions, ...group }) => ({ ...group, questions: questions.map(told) }));
}

/** The groups with the questions in which every word of the term occurs. */
export function findQuestions(groups: readonly QuestionGroup[], term: string): readonly QuestionGroup[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const fits = ({ question, answer }: Question) => {
    const text = [question, ...answer].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups.map((group) => ({ ...group, questions: group.questions.filter(fits) })).filter(({ questions }) => questions.length > 0);
}
