/** The longest street and the longest apartment: together with what joins them they are the 200 letters that a booking has for its street. */
export const STREET_MAX = 158;
export const UNIT_MAX = 40;

/** "1100 Congress Avenue, Apt 4B": as post is addressed, the apartment stands in the line of the street. */
export const deliveryLine = ({ street, unit }: { street: string; unit: string }): string =>
  [street.trim(), street.trim() && unit.trim()].filter(Boolean).join(', ');
