/** A text that visitors searched for. */
export class SearchedTextDto {
  text!: string;
  /** Each counts once a day. */
  visitors!: number;
}

/** What visitors searched for in some days. Texts are told that at least three searched for on the same day. */
export class SearchesDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  /** Searches, each text once a day and visitor. */
  searches!: number;
  /** Those of them for which there was no service. */
  foundNothing!: number;
  /** What was wanted and not found, most wanted first; at most 50. */
  notFound!: SearchedTextDto[];
  /** What was wanted and found, most wanted first; at most 50. */
  found!: SearchedTextDto[];
}
