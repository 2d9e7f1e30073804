/** Names of the town's people. Phone numbers are from the ranges the Swedish regulator keeps free for fiction. */
export const womenNames = [
  'Elin', 'Astrid', 'Maja', 'Saga', 'Freja', 'Linnea', 'Ingrid', 'Klara', 'Nora', 'Amira', 'Lucía', 'Carmen',
  'Sofía', 'Elena', 'Paula', 'Fatima', 'Zainab', 'Hanna', 'Johanna', 'Emilia', 'Greta', 'Yasmin', 'Mei', 'Priya',
] as const;

export const menNames = [
  'Oskar', 'Erik', 'Lars', 'Nils', 'Gustav', 'Anton', 'Viktor', 'Elias', 'Hugo', 'Karim', 'Diego', 'Javier', 'Andrés',
  'Mateo', 'Pablo', 'Omar', 'Yusuf', 'Johan', 'Mikael', 'Isak', 'Axel', 'Hiroshi', 'Arjun', 'Tomasz',
] as const;

export const familyNames = [
  'Lindqvist', 'Andersson', 'Johansson', 'Karlsson', 'Nilsson', 'Bergström', 'Lundgren', 'Sjöberg', 'Holm', 'Ekström',
  'García', 'Fernández', 'Moreno', 'Ruiz', 'Navarro', 'Ortega', 'Haddad', 'Rahimi', 'Demir', 'Kowalski', 'Nguyen',
  'Tanaka', 'Sharma', 'Öberg', 'Wallin', 'Hedlund', 'Nyström', 'Björk', 'Sandberg', 'Forsberg',
] as const;

export const womenFaces = ['1f469', '1f469-1f3fb', '1f469-1f3fc', '1f469-1f3fd', '1f469-1f3fe', '1f469-1f3ff'] as const;
export const menFaces = ['1f468', '1f468-1f3fb', '1f468-1f3fc', '1f468-1f3fd', '1f468-1f3fe', '1f468-1f3ff'] as const;

/** Two people anybody may sign in as; the README says so. */
export const DEMO_PASSWORD = 'Demo1234';

export const demoCustomers = [
  {
    f_name: 'Maja',
    l_name: 'Lindqvist',
    email: 'maja@example.com',
    phone: '+46701740605',
    face: '1f469-1f3fb',
    language: 'en',
    ref_code: 'MAJA2024',
  },
  {
    f_name: 'Diego',
    l_name: 'Fernández',
    email: 'diego@example.com',
    phone: '+46701740606',
    face: '1f468-1f3fd',
    language: 'es',
    ref_code: 'DIEGO2024',
  },
] as const;
