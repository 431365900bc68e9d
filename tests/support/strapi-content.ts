import { aPhotograph } from './pictures.ts'

export type StrapiItem = Record<string, unknown>
export type StrapiSite = {
  collections: Record<string, StrapiItem[] | StrapiItem>
  uploads: Record<string, Buffer>
}

const upload = (name: string, also: StrapiItem = {}) => ({
  _id: `file-${name}`,
  name,
  mime: 'image/jpeg',
  url: `/uploads/${name}`,
  ...also,
})

/** A club's site after several years: mostly valid entries, with some broken ones of every kind. */
export async function aStrapiSite(): Promise<StrapiSite> {
  const photograph = await aPhotograph({ width: 90, height: 60 })
  return {
    uploads: {
      'hall.jpg': photograph,
      'ana.jpg': photograph,
      'final.jpg': photograph,
      'party.jpg': photograph,
      'notes.pdf': Buffer.from('%PDF-1.4 not a picture'),
    },
    collections: {
      countries: [{ _id: 'c-pl', short_name: 'Poland', iso2: 'PL' }],
      sponsors: [
        { _id: 's1', Name: 'Corner Bakery', Website: 'https://bakery.example', Logo: upload('hall.jpg') },
      ],
      posts: [
        {
          _id: 'p1',
          Title: 'How to find us',
          Slug: 'how-to-find-us',
          Content:
            '<h2>The hall</h2><p onclick="steal()">Bring shoes<script>steal()</script><p><b>Unclosed <img src="/uploads/hall.jpg"> <a href="/uploads/notes.pdf">Notes</a>',
          MediaPrimaryHeader: upload('hall.jpg', { alternativeText: 'The hall from outside' }),
          createdAt: '2019-05-04T10:00:00.000Z',
          wordpress_id: 12,
        },
        { _id: 'p2', Title: 'How to find us again', Slug: 'how-to-find-us', Content: '<p>Second</p>' },
        { _id: 'p3', Title: 'N'.repeat(500), Slug: 'long-name', Content: '' },
        { _id: 'p4', Title: 'Gone picture', Slug: 'gone-picture', MediaPrimaryHeader: upload('gone.jpg') },
        { _id: 'p5', Title: 'Capitals', Slug: 'Our_History', Content: null },
      ],
      teams: [
        {
          _id: 't1',
          name: 'Harbour Men I',
          slug: 'men-i',
          genre: 'Male',
          legacy_id: 1,
          Active: true,
          ShowInMenu: true,
        },
        {
          _id: 't2',
          name: 'Harbour Juniors U14',
          slug: 'juniors',
          genre: 'youth',
          Active: true,
          ShowInMenu: true,
        },
        { _id: 't3', name: 'Walking handball', slug: 'walking', genre: 'other', Active: true },
      ],
      members: [
        {
          _id: 'm1',
          Name: 'Ana Kovač',
          slug: 'ana-of-the-harbour',
          Active: true,
          team: { _id: 't1', name: 'Harbour Men I' },
          country: { _id: 'c-pl' },
          dob: '12/04/1996',
          number: '7',
          email: 'ana@harbour.example',
          History: '<p>Since 2011</p>',
          image: upload('ana.jpg'),
          user: { _id: 'u1', username: 'ana' },
          photos: ['f1'],
        },
        {
          _id: 'm2',
          Name: 'Ben Ito',
          slug: 'ben-ito',
          Active: true,
          team: 't2',
          dob: '2013-06-01T00:00:00.000Z',
          photos: ['f2'],
        },
        { _id: 'm3', Name: 'Cleo Old', Active: false, team: 'a-team-that-is-gone', dob: '1970-01-31' },
        { _id: 'm4', Name: 'Dov Bad', Active: true, dob: '31/02/1990' },
        { _id: 'm5', Active: true, email: 'nameless@harbour.example' },
      ],
      venues: [{ _id: 'v1', Name: 'Harbour Hall', Address: '1 Dock Street', Images: [upload('hall.jpg')] }],
      events: [
        {
          _id: 'e1',
          Name: 'Summer party',
          Slug: 'summer-party',
          Date: '04/07/2026 19:00',
          Price: '12.50',
          teams: ['t1'],
          mainImage: upload('party.jpg'),
        },
        { _id: 'e2', Name: 'AGM', Slug: 'agm', Date: '2026-09-01T18:00:00.000Z', member_to_pay: 'm1' },
        { _id: 'e3', Name: 'Some day', Slug: 'some-day', Date: 'next Tuesday' },
      ],
      games: [
        {
          _id: 'g1',
          Type: 1,
          Date: '28/11/2026 16:30',
          HomeTeam: 'Harbour',
          AwayTeam: 'Riverside',
          Venue: 'Harbour Hall',
        },
        {
          _id: 'g2',
          Type: 9,
          Date: '2026-12-05T15:00:00.000Z',
          HomeTeam: 'Riverside',
          AwayTeam: 'Harbour',
          team: 't1',
        },
      ],
      forms: [
        {
          _id: 'w1',
          Title: 'Trial session',
          Slug: 'trial',
          Published: true,
          SaveDB: true,
          FormData: {
            id: 'x',
            fields: [
              {
                _id: 'y',
                id: 'z',
                name: 'name',
                label: 'Your name',
                typeField: 'text',
                required: true,
                placeholder: null,
              },
            ],
          },
        },
        {
          _id: 'w2',
          Title: 'Broken',
          Slug: 'broken',
          FormData: { fields: [{ name: 'x', label: 'X', typeField: 'captcha' }] },
        },
      ],
      volunteers: [
        {
          _id: 'o1',
          Name: 'Chair',
          Category: 'Board',
          Enabled: true,
          isFlexible: false,
          generalClub: true,
          member_clubwide: 'm1',
          members: ['m1'],
        },
        {
          _id: 'o2',
          Name: 'Head coach',
          Category: 'Teams',
          Enabled: true,
          isFlexible: false,
          generalClub: false,
          member_m1: { _id: 'm1' },
        },
      ],
      photoalbums: [
        {
          _id: 'a1',
          album_id: 'cup-final-2019',
          Title: 'Cup final 2019',
          date_create: 1557000000,
          visible: true,
          photos: [
            { _id: 'f1', image: upload('final.jpg'), visible: true },
            { _id: 'f2', image: upload('party.jpg'), visible: true },
            { _id: 'f3', url_o: 'https://pictures.example/far.jpg', visible: true },
          ],
        },
      ],
      storeitems: [
        {
          _id: 'i1',
          itemId: '2003001',
          itemTitle: 'Shirt',
          itemCatName: 'Playing kit',
          itemCatslug: 'playing-kit',
          price1: 20,
          price2: '25',
          itemStock: ['{"stock-light":["green"],"sizes":["M"],"stock":[5]}'],
          itemImages: ['/uploads/hall.jpg'],
          active: true,
        },
      ],
      registrations: [
        {
          _id: 'r1',
          name: 'Ana Kovač',
          email: 'ana@harbour.example',
          Created: '04/09/2024 18:30',
          member: 'm1',
          chargeId: 'ch_1',
          registration_paid: true,
          Data: {
            questions: [{ id: 'played_before', label: 'Have you played before?', value: 'yes' }],
            details: [
              { id: 'height', value: 178 },
              { id: 'studentcard', value: '/uploads/card.jpg' },
            ],
            memberships: [
              { id: 'registration', label: 'Fee', value: { label: 'Adult', price: '25', period: 'year' } },
            ],
          },
        },
        {
          _id: 'r2',
          name: 'Never Paid',
          email: 'never@harbour.example',
          Created: '2020-01-01T10:00:00.000Z',
        },
        { _id: 'r3', name: 'No Date', registration_paid: true },
      ],
      storeorders: [
        {
          _id: 'q1',
          Created: '2024-10-01T12:00:00.000Z',
          Items: [
            {
              id: '2003001',
              title: 'Shirt',
              size: 'M',
              quantity: '2',
              price: 25,
              print: { requiresPrint: true, initials: 'AK', dorsal: 7, pricePrint: 5 },
            },
          ],
          TotalPaid: 60,
          user: { _id: 'u1', email: 'ana@harbour.example', member: { _id: 'm1', Name: 'Ana Kovač' } },
          payment: { _id: 'pay1', chargeId: 'ch_2' },
        },
        { _id: 'q2', Created: '2024-10-01T12:00:00.000Z', Items: [], TotalPaid: 10 },
        {
          _id: 'q3',
          Created: '2024-10-01T12:00:00.000Z',
          Items: [{ id: '99', title: 'Socks', size: 'M', quantity: 1, price: 9 }],
          TotalPaid: 9,
        },
        {
          _id: 'q4',
          Created: '2024-10-01T12:00:00.000Z',
          Items: [{ id: '2003001', title: 'Shirt', size: 'M', quantity: 1, price: 25 }],
        },
      ],
      configuration: {
        _id: 'conf',
        ImportantAnnouncement: '<p>No training on Monday</p>',
        MainMenu: [
          {
            _id: 'x',
            id: 'x',
            title: 'Teams',
            link: '/teams',
            typeLink: 'page',
            showInMenu: true,
            subItems: null,
          },
        ],
        MenuBottom: [{ title: 'Bad', link: 'javascript:steal()' }],
        TrainingsOverride: true,
        rotas: [{ id: 'r1', name: 'Weeks 1 and 2', date: '2026-09-07' }],
      },
    },
  }
}
