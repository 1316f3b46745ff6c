import { stepOf } from '../../web/src/app/visits/step-of.js';

describe('how far an address is on the way to a booking', () => {
  test.each([
    ['/', '', 'visited'],
    ['/help', '', 'visited'],
    ['/auth', '', 'visited'],
    ['/auth', '?returnTo=%2Fdashboard', 'visited'],
    ['/services', '', 'looked'],
    ['/services', '?search=tap', 'looked'],
    ['/services/plumbing', '?search=tap', 'looked'],
    ['/service/1', '', 'viewed'],
    ['/vendor/1', '', 'viewed'],
    ['/vendor-registration', '', 'visited'],
    ['/book/1', '', 'began'],
    ['/auth', '?returnTo=%2Fbook%2F1', 'began'],
    ['/auth', '?tab=sign-up&returnTo=%2Fbook%2F1', 'began'],
    ['/dashboard', '?booked=1', 'booked'],
    ['/dashboard', '', undefined],
    ['/dashboard/favorites', '', undefined],
    ['/admin/users', '', undefined],
  ])('%s%s is %p', (pathname, search, step) => expect(stepOf(pathname, search)).toBe(step));
});
