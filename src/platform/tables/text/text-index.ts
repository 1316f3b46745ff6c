/** An index by which texts are found that contain another one; of one or two letters, those with a word that begins with them. */
export const ofTrigrams = (name: string, table: string, text: string) =>
  `create index "${name}" on "read"."${table}" using gin ((${text}) gin_trgm_ops)`;

/** An index over what is computed from a row. */
export const overComputed = (name: string, table: string, computed: string) => `create index "${name}" on "read"."${table}" (${computed})`;
