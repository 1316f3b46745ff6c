/** What people type on the sheet. */
export interface Typed {
  minPrice: string;
  maxPrice: string;
  zip: string;
}

export type Mistakes = Partial<Record<keyof Typed | 'day', string>>;

export interface Limits {
  /** Of a price, in whole dollars. */
  step: number;
  max: number;
  /** What stands for no ZIP. */
  everywhere: string;
}

/** A sentence for each field whose text can not be followed; what is empty limits nothing. */
export function mistakesIn({ minPrice, maxPrice, zip }: Typed, { step, max, everywhere }: Limits): Mistakes {
  const isPrice = (text: string) => Number.isInteger(Number(text) / step) && Number(text) >= 0 && Number(text) <= max;
  const noPrice = `Prices go in steps of $${step}, from $0 to $${max}.`;
  const mistakes: Mistakes = {};
  if (!isPrice(minPrice)) mistakes.minPrice = noPrice;
  if (!isPrice(maxPrice)) mistakes.maxPrice = noPrice;
  else if (maxPrice !== '' && isPrice(minPrice) && Number(maxPrice) < Number(minPrice)) {
    mistakes.maxPrice = `This is below the lowest price, $${minPrice}.`;
  }
  if (!/^(\d{5})?$/.test(zip) && zip !== everywhere) mistakes.zip = 'A ZIP code has five digits, such as 78701.';
  return mistakes;
}
