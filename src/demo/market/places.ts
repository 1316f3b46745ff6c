/**
 * Real ZIP codes of three metropolitan areas, in three time zones, and of a fourth one in which a single business works. The providers' and customers' addresses
 * are drawn from them.
 */
export type Metro = 'austin' | 'denver' | 'seattle' | 'minneapolis';

// prettier-ignore
export const ZIPS: Readonly<Record<Metro, readonly string[]>> = {
  austin: ['78701', '78702', '78703', '78704', '78705', '78723', '78731', '78741', '78745', '78748', '78751', '78757', '78758', '78759'],
  denver: ['80202', '80203', '80204', '80205', '80206', '80209', '80210', '80211', '80218', '80220', '80222', '80224', '80226', '80237'],
  seattle: ['98101', '98102', '98103', '98105', '98107', '98109', '98112', '98115', '98116', '98117', '98118', '98122', '98125', '98144'],
  minneapolis: ['55401', '55403', '55404', '55405', '55406', '55407', '55408', '55409', '55410', '55411', '55413', '55414', '55417', '55418'],
};

// prettier-ignore
export const STREETS: readonly string[] = [
  'Maple Street', 'Cedar Avenue', 'Juniper Lane', 'Willow Way', 'Larkspur Drive', 'Pecan Street', 'Highland Avenue', 'Grove Street', 'Sunset Boulevard',
  'Prospect Street', 'Elm Court', 'Alder Street', 'Hawthorne Road', 'Mesa Drive', 'Fremont Avenue', 'Linden Place', 'Vine Street', 'Orchard Road',
];
