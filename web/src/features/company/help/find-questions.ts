import { ACCOUNT } from './account-questions.ts';
import { BOOKING } from './booking-questions.ts';
import { PAYING } from './paying-questions.ts';
import { PROVIDING } from './provider-questions.ts';
import type { Question, QuestionGroup } from './question.ts';

export const GROUPS: readonly QuestionGroup[] = [BOOKING, PAYING, ACCOUNT, PROVIDING];

/** The groups with the questions in which every word of the term occurs. */
export function findQuestions(term: string): readonly QuestionGroup[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return GROUPS;
  const fits = ({ question, answer }: Question) => {
    const text = [question, ...answer].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return GROUPS.map((group) => ({ ...group, questions: group.questions.filter(fits) })).filter(({ questions }) => questions.length > 0);
}
