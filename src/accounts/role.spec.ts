import { isStaff, leadingRole, rolesFrom } from './role.js';

describe('roles', () => {
  test('admin leads before auditor, vendor and customer', () => {
    expect(leadingRole(['user', 'vendor', 'admin'])).toBe('admin');
    expect(leadingRole(['vendor', 'auditor'])).toBe('auditor');
    expect(leadingRole(['user', 'vendor'])).toBe('vendor');
    expect(leadingRole([])).toBe('user');
  });
  test('everybody is a customer too, in order of precedence', () => {
    expect(rolesFrom([])).toEqual(['user']);
    expect(rolesFrom(['vendor', 'admin'])).toEqual(['admin', 'vendor', 'user']);
  });
  test('an auditor is nothing else', () => expect(rolesFrom(['auditor'])).toEqual(['auditor']));
  test('admins and auditors are staff', () => {
    expect(isStaff(['user', 'admin'])).toBe(true);
    expect(isStaff(['auditor'])).toBe(true);
    expect(isStaff(['vendor', 'user'])).toBe(false);
  });
});
