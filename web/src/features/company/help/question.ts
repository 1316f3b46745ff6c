export interface Question {
  /** Its address on the page: /help#id. */
  id: string;
  question: string;
  /** In paragraphs of plain text: search engines read them too. `{of fee}` stands for " of $5.00", or what it is now. */
  answer: readonly string[];
  /** Where to read on or to do it. */
  more?: { label: string; href: string };
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
