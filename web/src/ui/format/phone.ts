/** A number as a telephone takes it: "(512) 555-0100" → "5125550100". */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');
